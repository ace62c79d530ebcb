export interface StepResult {
  name: string;
  passed: boolean;
  /** Printed when the step failed; one line of facts when it passed. */
  output: string;
}

export interface Step {
  name: string;
  run: (root: string) => Promise<StepResult>;
}
