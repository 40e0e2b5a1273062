/** The module for Roblox as files that its Studio opens. */

/** A text as Luau writes it. */
const quoted = (text: string) => `"${text.replaceAll(/[\\"]/g, '\\$&').replaceAll(/[\r\n]/g, ' ')}"`

/** A text that XML leaves as it is. */
const asData = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

const scriptOf = ({
  url,
  key,
}: {
  url: string
  key: string
}) => `-- Starts the module below it; what it can do stands at its beginning.
-- The key is a password: players never see what lies in ServerScriptService, but everybody who may edit this place does.
-- Of a place that others edit, keep it in Secrets instead: key = game:GetService("HttpService"):GetSecret("frontland")
local FrontLand = require(script.FrontLand)

FrontLand.start({
	url = ${quoted(url)},
	key = ${quoted(key)},
	handlers = {
		-- The command "hello Ranger" calls this one with { "Ranger" }. Write your own beside it: give, rank, …
		hello = function(player, arguments)
			print("Hello, " .. player.Name)
			return "said"
		end,
	},
})
`

/** A Script that starts the module with this key, and the module below it, to be dragged into ServerScriptService. */
export const robloxModel = (settings: { url: string; key: string }, module: string) => `<roblox version="4">
	<Item class="Script" referent="RBX0">
		<Properties>
			<string name="Name">FrontLandStart</string>
			<ProtectedString name="Source">${asData(scriptOf(settings))}</ProtectedString>
		</Properties>
		<Item class="ModuleScript" referent="RBX1">
			<Properties>
				<string name="Name">FrontLand</string>
				<ProtectedString name="Source">${asData(module)}</ProtectedString>
			</Properties>
		</Item>
	</Item>
</roblox>
`
