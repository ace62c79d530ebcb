import type { Failure } from './outcome.ts';

/** A cursor that the list did not give: the request is wrong, no other source answers it. */
export function badCursor(source: Failure['source'], cursor: string): Failure {
  return {
    source,
    endpoint: null,
    code: 'bad-cursor',
    message: `'${cursor.slice(0, 60)}' is not a cursor of this list`,
  };
}
