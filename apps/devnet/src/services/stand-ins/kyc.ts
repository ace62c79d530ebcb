import { fieldsOf, refusal, type StandIn } from './stand-in.ts';

const countries = ['CH', 'DE', 'ES', 'FR', 'GB', 'JP', 'KR', 'AE', 'MX', 'BR', 'NG', 'SG', 'ZA', 'CA', 'AU'];
/** Status queries until a decision. */
const pendingQueries = 2;

interface Application {
  tier: number;
  asked: number;
  passes: boolean;
}

/**
 * Identity checks at /{chain}/kyc. An application is PENDING for two queries, then PASSED; one with the last name Fail is
 * FAILED. Documents are counted and dropped.
 */
export function kycStandIn(): StandIn {
  const applications = new Map<string, Application[]>();
  return (request) => {
    if (request.path[1] !== 'kyc') return null;
    const { query, method } = request;
    if (method === 'POST') {
      const fields = fieldsOf(request);
      if (fields.type !== 'apply') return refusal(400, 'type is missing');
      const documents = ['selfie', 'frontofid', 'backofid'].filter((name) => typeof fields[name] === 'string');
      if (fields.tier === 2 && documents.length < 3) return refusal(400, 'documents are missing');
      const own = (applications.get(String(fields.actor)) ?? []).filter(({ tier }) => tier !== fields.tier);
      own.push({ tier: Number(fields.tier), asked: 0, passes: fields.lastname !== 'Fail' });
      applications.set(String(fields.actor), own);
      return { value: { status: 'PENDING' } };
    }
    if (query.get('type') === 'countries') return { value: { content: countries.map((id) => ({ id })) } };
    if (query.get('type') !== 'status') return null;
    const own = applications.get(query.get('actor') ?? '') ?? [];
    return { value: { content: own.map((each) => ({ tier: each.tier, status: statusOf(each) })) } };
  };
}

function statusOf(application: Application): string {
  application.asked += 1;
  if (application.asked <= pendingQueries) return 'PENDING';
  return application.passes ? 'PASSED' : 'FAILED';
}
