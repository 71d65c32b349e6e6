import jwt from 'jsonwebtoken';

const secret = 'a secret of thirty-two characters';
const token = jwt.sign({ id: 1, name: 'Ada' }, secret, { algorithm: 'HS256', noTimestamp: true });

export default function addTasks(bench) {
  bench.add('verify', () => jwt.verify(token, secret, { algorithms: ['HS256'] }));
}
