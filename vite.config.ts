import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), tailwindcss()],
  // The rendering bundle carries its libraries in their production form, whatever the environment it is loaded in.
  ...(isSsrBuild && {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true as const },
  }),
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/web',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
  },
}))
