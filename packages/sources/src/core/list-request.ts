/** Page of a list with a cursor; the cursor of the following page is `next` in the meta of the answer. */
export interface ListRequest {
  limit: number;
  cursor?: string;
}

/** First page of a list, for callers that do not page. */
export const firstPage: ListRequest = { limit: 1000 };
