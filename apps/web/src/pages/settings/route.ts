import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/settings',
  // Local mode only: selects the browser's node.
  gate: ({ key }) => key === 'local',
  static: true,
  nodeless: true,
});
