import { fill } from './fill.ts';

// Its own process, so that what is resident is the indexer's alone. Arguments: recordings, store, action traces.
const [recordings = '', path = '', traces = '0'] = process.argv.slice(2);
const figures = await fill(recordings, path, Number(traces), (line) => console.error(line));
console.log(JSON.stringify(figures));
