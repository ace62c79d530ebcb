/** Something else than serving that the program is started for: `npm start -- NAME …`. */
export interface Command {
  /** How it is called, for the help. */
  usage: string;
  about: string;
  /** Gets what follows its name; throws ConfigError or StartError for what a person can mend. */
  run(args: readonly string[]): Promise<void>;
}
