import type { SourceContext } from '../core/source-context.ts';

/** What histories use beside their own service. */
export type HistoryContext = Pick<SourceContext, 'api' | 'abis' | 'chain' | 'knownHead' | 'share' | 'services'>;
