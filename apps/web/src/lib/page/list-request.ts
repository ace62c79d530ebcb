import type { ListRequest } from '@antescope/sources/core/list-request';

const pageSize = 50;

/** One page of a list on a screen, from the cursor in its URL. */
export function listRequest(cursor: string | undefined): ListRequest {
  return { limit: pageSize, ...(cursor === undefined || cursor === '' ? {} : { cursor }) };
}
