import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/rex?view=stats'],
    live: ['/rex', '/rex?view=borrow', '/rex?view=stats', '/rex?view=history', '/rex?view=unlend', '/rex?view=savings'],
  },
  shots: {
    rex: '/rex',
    'rex-unlend': '/rex?view=unlend',
    'rex-savings': '/rex?view=savings',
    'rex-borrow': '/rex?view=borrow',
    'rex-stats': '/rex?view=stats',
    'rex-history': '/rex?view=history',
  },
};
