import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/settings',
  // Local mode only: selects the browser's node.
  gate: ({ key }) => key === 'local',
  // A page that a link opens with a node that this browser has not read.
  search: ['ask'],
  static: true,
  nodeless: true,
});
