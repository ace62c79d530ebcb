import { Problem } from '../problem.ts';

/** trace_api's plain errors: the text is the message, the rest is empty. */
export class TraceProblem extends Problem {
  constructor(status: number, message: string) {
    super(status, 0, '', '', [], message);
  }
}
