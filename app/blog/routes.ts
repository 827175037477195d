import { route } from "@react-router/dev/routes";

export const blogRoutes = [
  route("blog", "blog/routes/blog.tsx"),
  route("blog/feed.xml", "blog/routes/feed.ts"),
  route("blog/author/:slug", "blog/routes/author.tsx"),
  route("blog/category/:slug", "blog/routes/category.tsx"),
  route("blog/tag/:slug", "blog/routes/tag.tsx"),
  route("blog/:slug", "blog/routes/article.tsx"),
];
