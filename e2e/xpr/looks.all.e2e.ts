import { expectGoodLooks } from '../looks/page-looks.ts';
import { xprPages } from '../looks/pages.ts';
import { test } from './proton-site.ts';

for (const path of xprPages) {
  test(`accessible, and no sideways scrolling on a phone: ${path}`, ({ page, proton }) =>
    expectGoodLooks(page, proton, path, { phone: ['ar'], still: false }));
}
