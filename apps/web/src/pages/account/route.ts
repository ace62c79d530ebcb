import { definePage } from '../../lib/page/define-page.ts';
import type { QueryKey } from '@antescope/sources/history/query-terms';

/** Search parameters of a history; listed here, because what reads them is not part of a first visit. */
const queryNames = [
  'contract',
  'action',
  'kind',
  'token',
  'with',
  'memo',
  'after',
  'before',
  'small',
  'spam',
  'order',
] as const satisfies readonly QueryKey[];

export const page = definePage({
  path: '/account/$id',
  search: ['tab', 'cursor', 'at', 'view', 'permission', 'below', 'retry', 'query', ...queryNames],
  redirects: { '/a/$id': '/account/$id' },
});
