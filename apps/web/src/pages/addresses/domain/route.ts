import { definePage } from '../../../lib/page/define-page.ts';

export const page = definePage({
  path: '/domain/$id',
  gate: ({ features }) => features.handles,
  strings: ['domain/fio'],
});
