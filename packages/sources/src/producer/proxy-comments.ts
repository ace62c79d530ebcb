import { data, mapOutcome, meta, type Outcome } from '../core/outcome.ts';
import type { ServiceContext } from '../services/ask-service.ts';
import { commentCount } from '../services/backend/comment-count.ts';

/** Number of comments on the proxies' page. A backend that fails counts 0, with its failure. */
export async function proxyComments(at: ServiceContext): Promise<Outcome<number>> {
  const count = await commentCount(at);
  if (count.state !== 'failed') return mapOutcome(count, ({ comments }) => Number(comments));
  return data(0, meta({ ...count.meta, source: 'backend', time: new Date().toISOString(), complete: false }));
}
