import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: [
      '/transaction/3c2f2c7dc6362212573750643f1b8306eea2a855a6807129c9bd8f6d4c67072d',
      '/transaction/626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7',
      '/transaction/626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7?tab=authorisation',
      '/transaction/626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7?tab=resources',
      '/transaction/626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7?tab=raw',
      '/transaction/d30aec8c422436310f2e8f9a582cb05ea1fbe8629706c0e7a36aec341f981979',
    ],
  },
  shots: {
    'transaction-missing': '/transaction/abababababababababababababababababababababababababababababababab',
    'transaction-wrong': '/transaction/nonsense',
  },
};
