import { definePage } from '../../lib/page/define-page.ts';
import { liveParameters } from './parameters.ts';

export const page = definePage({
  path: '/live',
  search: liveParameters,
});
