declare module "icon:*" {
  const icon: { readonly body: string; readonly box: string };
  export default icon;
}
