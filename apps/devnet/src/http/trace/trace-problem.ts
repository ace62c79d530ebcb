import { Problem } from '../problem.ts';

/** An error of trace_api: only the message is set. */
export class TraceProblem extends Problem {
  constructor(status: number, message: string) {
    super(status, 0, '', '', [], message);
  }
}
