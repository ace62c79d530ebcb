import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/dsp',
  search: ['view', 'account'],
  gate: ({ key, dsp }) => key === 'eos' || dsp !== null,
});
