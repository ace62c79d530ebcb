import { expectGoodLooks } from '../looks/page-looks.ts';
import { xprSample } from '../looks/sample.ts';
import { test } from './proton-site.ts';

for (const [path, ...phone] of xprSample) {
  test(`accessible, and no sideways scrolling on a phone: ${path}`, ({ page, proton }) =>
    expectGoodLooks(page, proton, path, { phone, still: false }));
}
