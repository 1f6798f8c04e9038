declare module "icon:*" {
  const icon: { readonly body: string; readonly box: string };
  export default icon;
}
declare module "icons:*" {
  const icons: Readonly<Record<string, { readonly body: string; readonly box: string; readonly ink?: string }>>;
  export default icons;
}
