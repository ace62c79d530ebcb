import { definePage } from '../../lib/page/define-page.ts';
import type { QueryKey } from '@antescope/sources/history/query-terms';

/** Search parameters of a history, duplicated here because the parser is not part of the initial bundle. */
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
  search: [
    'tab',
    'cursor',
    'createdcursor',
    'at',
    'view',
    'permission',
    'below',
    'retry',
    'query',
    'range',
    ...queryNames,
  ],
  redirects: { '/a/$id': '/account/$id' },
});
