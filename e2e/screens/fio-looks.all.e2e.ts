import { test } from '../fio-site.ts';
import { expectGoodLooks } from '../looks/page-looks.ts';
import { fioPages } from '../looks/pages.ts';

for (const path of fioPages) {
  test(`accessible, and no overflow on FIO: ${path}`, ({ page, fio }) =>
    expectGoodLooks(page, fio, path, { phone: ['ar'], still: false }));
}
