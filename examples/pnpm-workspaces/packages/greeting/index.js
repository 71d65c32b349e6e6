export const greet = (name) => ({ greeting: `Hello, ${name}!` });
