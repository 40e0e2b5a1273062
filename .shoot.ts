import { launchChromium } from '#tests/browser/launch-chromium.ts'
import { startProduct, ADMINISTRATOR } from '#tests/product/start-product.ts'
import { createVisitor } from '#tests/product/visitor.ts'
import { signIn } from '#tests/product/accounts.ts'
const product = await startProduct({ environment: { ADMIN_PASSWORD: ADMINISTRATOR.password } })
const browser = await launchChromium()
try {
  for (const [language, width] of [['ru', 390], ['en', 1440]] as const) {
    const v = await createVisitor(browser, product.url, { language, width } as never)
    await signIn(v as never, ADMINISTRATOR as never)
    for (const path of process.argv.slice(2)) {
      await v.goto(path)
      await v.page.waitForTimeout(500)
      const name = `/tmp/shots/${path.replace(/[/?=&]/g, '_') || 'home'}-${language}-${width}.png`
      await v.page.screenshot({ path: name, fullPage: true })
      console.log(name)
    }
    await v.context.close()
  }
} finally { await browser.close(); await product.stop() }
