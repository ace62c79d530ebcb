/** An invalid flag or file value; the message is one line naming the flag, or the file and the path within it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
