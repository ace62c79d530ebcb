/** A command run instead of the server: `npm start -- NAME …`. */
export interface Command {
  /** Synopsis for the help. */
  usage: string;
  about: string;
  /** Gets the arguments after the name. Throws ConfigError or StartError for problems an operator can fix. */
  run(args: readonly string[]): Promise<void>;
}
