export const slug = (title) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
