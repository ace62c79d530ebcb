/** A wrong flag or file value; the message is one line that names the flag, or the file and the path in it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
