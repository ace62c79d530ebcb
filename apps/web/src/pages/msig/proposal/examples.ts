import type { PageExamples } from '../../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/msig/carol/ready', '/msig/bob/oldcouncil'],
  },
  shots: {
    'msig-ready': '/msig/carol/ready',
    'msig-open': '/msig/bob/deploy',
    'msig-waiting': '/msig/dave/cooldown',
    'msig-expired': '/msig/carol/outoftime',
    'msig-impossible': '/msig/bob/oldcouncil',
    'msig-nested': '/msig/whale1111111/matryoshka',
    'msig-many': '/msig/whale1111111/inflation',
    'msig-hostile': '/msig/whale1111111/clickhere',
    'msig-executed': '/msig/alice/salary',
    'msig-missing': '/msig/alice/nosuch',
  },
};
