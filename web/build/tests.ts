/** Where the tests run: in Node, on the code that the browser gets. */
export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
};
