import { QueryClient } from '@tanstack/react-query';

/**
 * Answers that parts of pages ask for in the browser, by question. Not provided by the shell: the query library travels
 * with the first part that asks (`useQuery(question, browserQueries)`), and the first visit does without it.
 */
export const browserQueries = new QueryClient();
