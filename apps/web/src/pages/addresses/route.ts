import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/addresses',
  gate: ({ features }) => features.handles,
  search: ['cursor'],
  strings: ['domain/fio'],
});
