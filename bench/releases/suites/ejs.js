import ejs from 'ejs';

const render = ejs.compile('<h1><%= title %></h1><ul><% for (const user of users) { %><li class="<%= user.kind %>"><%= user.name %> (<%- user.age %>)</li><% } %></ul>');
const users = Array.from({ length: 12 }, (_, index) => ({ name: `Ada & ${index}`, kind: 'person', age: 30 + index }));

export default function addTasks(bench) {
  bench.add('render', () => render({ title: 'Users <all>', users }));
}
