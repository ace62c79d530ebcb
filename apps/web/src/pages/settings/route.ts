import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/settings',
  // Of the local chain alone: which node the browser reads.
  gate: ({ key }) => key === 'local',
  static: true,
  nodeless: true,
});
