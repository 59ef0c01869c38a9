"""The taskset `mc_env_words` for verifiers: with this folder on the path, `eval mc_env_words -m MODEL` plays games in words."""

from mc_env.text.verifiers_env import WordsConfig, WordsEnv, WordsEnvConfig, WordsTask, WordsTaskset

__all__ = ["WordsConfig", "WordsEnv", "WordsEnvConfig", "WordsTask", "WordsTaskset"]
