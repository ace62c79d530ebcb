export interface StepResult {
  name: string;
  passed: boolean;
  /** Errors if the step failed, else a one-line summary. */
  output: string;
}

export interface Step {
  name: string;
  /** Reads the built web app. */
  needsBuild?: true;
  run: (root: string) => Promise<StepResult>;
}
