import qs from 'qs';

const query = 'name=Ada&surname=Lovelace&filter[from]=2026-01-01&filter[to]=2026-02-01&tags[]=one&tags[]=two&page=3&sort=%2Bname';

export default function addTasks(bench) {
  bench.add('parse', () => qs.parse(query));
}
