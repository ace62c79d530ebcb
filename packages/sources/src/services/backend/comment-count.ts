import type { Outcome } from '../../core/outcome.ts';
import { empty, meta } from '../../core/outcome.ts';
import type { SourceContext } from '../../core/source-context.ts';
import { askBackend, figure } from './backend-client.ts';

const keptMs = 600_000;

/** Comments on the site, as the chain's backend counts them (proxy/eosio?type=disqus_count); 'empty' without one. */
export function commentCount(at: SourceContext): Promise<Outcome<{ comments: string }>> {
  const { backend } = at.chain;
  if (backend === null) return Promise.resolve(empty(meta({ source: 'none' })));
  return at.share('comments', keptMs, () =>
    askBackend(backend, { segments: ['proxy', 'eosio'], query: { type: 'disqus_count' } }, (answer) => ({
      comments: figure(answer, 'comments').integer(),
    })),
  );
}
