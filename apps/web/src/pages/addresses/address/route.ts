import { definePage } from '../../../lib/page/define-page.ts';

export const page = definePage({
  path: '/address/$id',
  gate: ({ features }) => features.handles,
  strings: ['domain/fio'],
});
