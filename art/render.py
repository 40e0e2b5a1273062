"""Builds one scene from its JSON and renders it with Cycles: blender -b -noaudio -P art/render.py -- scene.json out-folder width height samples"""
import json, math, sys
import bpy
from mathutils import Vector

source, folder, width, height, samples = sys.argv[sys.argv.index('--') + 1:]
data = json.load(open(source))
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene


class Nodes:
    """A short way to write a node tree."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            socket = node.inputs[key]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node

    def math(self, operation, *values):
        return self.add('ShaderNodeMath' if self.tree.type == 'SHADER' else 'CompositorNodeMath',
                        dict(enumerate(values)), operation=operation).outputs[0]

    def mix(self, factor, a, b, blend='MIX'):
        kind = 'ShaderNodeMixRGB' if self.tree.type == 'SHADER' else 'CompositorNodeMixRGB'
        return self.add(kind, {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]


def rgba(colour):
    return (*colour, 1)


def solid(n, spec):
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    tone = n.add('ShaderNodeAttribute', attribute_name='tone').outputs['Fac']
    colour = n.mix(1, rgba(spec['colour']), n.add('ShaderNodeCombineColor', {0: tone, 1: tone, 2: tone}).outputs[0], 'MULTIPLY')
    if 'stripes' in spec:
        parts = n.add('ShaderNodeSeparateXYZ', {0: place}).outputs
        along = n.math('ADD', n.math('ADD', parts[0], parts[1]), parts[2])
        share = n.math('FRACT', n.math('DIVIDE', along, spec['stripes']['width'] * 2))
        colour = n.mix(n.math('GREATER_THAN', share, .5), colour, rgba(spec['stripes']['colour']))
    coarse = n.add('ShaderNodeTexNoise', {'Vector': place, 'Scale': .9, 'Detail': 2, 'Roughness': .65}).outputs['Fac']
    fine = n.add('ShaderNodeTexNoise', {'Vector': place, 'Scale': 9, 'Detail': 2, 'Roughness': .7}).outputs['Fac']
    dirt = n.add('ShaderNodeMapRange', {'Value': n.math('ADD', n.math('MULTIPLY', coarse, .6), n.math('MULTIPLY', fine, .4)), 'From Min': .38, 'From Max': .62,
                 'To Min': 1 - spec.get('dirt', .5), 'To Max': 1.12}).outputs[0]
    colour = n.mix(1, colour, n.add('ShaderNodeCombineColor', {0: dirt, 1: dirt, 2: dirt}).outputs[0], 'MULTIPLY')
    bevel = data.get('bevel') if int(samples) >= 24 else None  # rough renders go without
    edge = n.add('ShaderNodeBevel', {'Radius': bevel}, samples=2).outputs[0] if bevel else n.add('ShaderNodeNewGeometry').outputs['Normal']
    bump = n.add('ShaderNodeBump', {'Strength': .35 * min(1, spec.get('dirt', .5) * 2), 'Distance': .03, 'Height': fine, 'Normal': edge}).outputs[0]
    rough = spec.get('roughness', .85)
    roughness = n.add('ShaderNodeMapRange', {'Value': fine, 'From Min': .35, 'From Max': .65, 'To Min': min(1, rough + .12), 'To Max': max(.03, rough - .1)}).outputs[0]
    return n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': roughness, 'Metallic': spec.get('metal', 0), 'Normal': bump, 'Specular': .35}).outputs[0]


def see_through(n, amount, colour, strength):
    light = n.add('ShaderNodeEmission', {'Color': rgba(colour), 'Strength': strength}).outputs[0]
    return n.add('ShaderNodeMixShader', {0: amount, 1: n.add('ShaderNodeBsdfTransparent').outputs[0], 2: light}).outputs[0]


def beam(n, spec):
    fade = n.add('ShaderNodeAttribute', attribute_name='fade').outputs['Fac']
    facing = n.add('ShaderNodeLayerWeight', {'Blend': .5}).outputs['Facing']
    soft = n.math('POWER', n.math('SUBTRACT', 1, facing), 2.2)
    light = n.add('ShaderNodeEmission', {'Color': rgba(spec['colour']), 'Strength': n.math('MULTIPLY', n.math('MULTIPLY', n.math('POWER', fade, 1.6), soft), spec['strength'])}).outputs[0]
    return n.add('ShaderNodeAddShader', {0: n.add('ShaderNodeBsdfTransparent').outputs[0], 1: light}).outputs[0]


def haze(n, spec):
    coordinates = n.add('ShaderNodeTexCoord').outputs
    parts = n.add('ShaderNodeSeparateXYZ', {0: coordinates['Generated']}).outputs
    hill = lambda v: n.math('MULTIPLY', n.math('MULTIPLY', v, n.math('SUBTRACT', 1, v)), 4)
    cloud = n.add('ShaderNodeTexNoise', {'Vector': n.add('ShaderNodeMapping', {0: coordinates['Object'], 'Scale': (.16, .16, .34)}).outputs[0], 'Scale': 1, 'Detail': 3, 'Roughness': .6}).outputs['Fac']
    cloud = n.add('ShaderNodeMapRange', {'Value': cloud, 'From Min': .32, 'From Max': .7}).outputs[0]
    amount = n.math('MULTIPLY', n.math('MULTIPLY', n.math('POWER', hill(parts[0]), 1.5), n.math('POWER', hill(parts[2]), 1.5)), n.math('MULTIPLY', cloud, spec['opacity']))
    return see_through(n, amount, spec['colour'], 1)


def material(name, spec):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    n = Nodes(made.node_tree)
    if spec['kind'] == 'solid':
        surface = solid(n, spec)
    elif spec['kind'] == 'glow':
        surface = n.add('ShaderNodeEmission', {'Color': rgba(spec['colour']), 'Strength': spec['strength']}).outputs[0]
    else:
        surface = {'beam': beam, 'haze': haze}[spec['kind']](n, spec)
    n.add('ShaderNodeOutputMaterial', {0: surface})
    made.cycles.sample_as_light = False  # lamps light the scene through lights of their own, with far less grain
    return made


def mesh(entry):
    made = bpy.data.meshes.new(entry['material'])
    flat, faces, i = entry['faces'], [], 0
    while i < len(flat):
        faces.append(flat[i + 1:i + 1 + flat[i]])
        i += 1 + flat[i]
    points = entry['points']
    made.from_pydata([points[i:i + 3] for i in range(0, len(points), 3)], [], faces)
    made.attributes.new('tone', 'FLOAT', 'FACE').data.foreach_set('value', entry['tones'])
    if 'fades' in entry:
        made.attributes.new('fade', 'FLOAT', 'POINT').data.foreach_set('value', entry['fades'])
        made.polygons.foreach_set('use_smooth', [True] * len(faces))
    spec = data['materials'][entry['material']]
    made.materials.append(material(entry['material'], spec))
    body = bpy.data.objects.new(entry['material'], made)
    scene.collection.objects.link(body)
    if spec['kind'] in ('beam', 'haze'):
        body.visible_diffuse = body.visible_glossy = body.visible_shadow = False
    if spec['kind'] == 'glow':
        body.visible_diffuse = body.visible_shadow = False


def aim(body, at, to):
    body.location = at
    body.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()


def light(spec):
    made = bpy.data.lights.new(spec['kind'], spec['kind'].upper())
    made.color, made.energy = spec['colour'], spec['power']
    body = bpy.data.objects.new(spec['kind'], made)
    scene.collection.objects.link(body)
    if spec['kind'] == 'sun':
        made.angle = spec.get('size', .03)
        aim(body, spec['from'], (0, 0, 0))
        return
    body.location = spec['at']
    if spec['kind'] == 'area':
        made.size = spec['size']
    else:
        made.shadow_soft_size = spec.get('size', .12)
    if spec['kind'] == 'spot':
        made.spot_size, made.spot_blend = math.radians(spec['angle']), .35
    if 'to' in spec:
        aim(body, spec['at'], spec['to'])


def sky(spec):
    world = scene.world = bpy.data.worlds.new('sky')
    world.use_nodes = True
    n = Nodes(world.node_tree)
    way = n.add('ShaderNodeNewGeometry').outputs['Incoming']
    way = n.add('ShaderNodeVectorMath', {0: way, 1: (-1, -1, -1)}, operation='MULTIPLY').outputs[0]
    up = n.math('MAXIMUM', n.add('ShaderNodeSeparateXYZ', {0: way}).outputs[2], 0)
    colour = n.mix(n.math('POWER', up, .42), rgba(spec['horizon']), rgba(spec['zenith']))
    if 'glow' in spec:
        towards = Vector(spec['glow']['towards']).normalized()
        near = n.math('MAXIMUM', n.add('ShaderNodeVectorMath', {0: way, 1: towards}, operation='DOT_PRODUCT').outputs['Value'], 0)
        colour = n.mix(n.math('POWER', near, spec['glow']['tightness']), colour, rgba(spec['glow']['colour']), 'ADD')
    if spec.get('clouds'):
        stretched = n.add('ShaderNodeMapping', {0: way, 'Scale': (1.3, 1.3, 7)}).outputs[0]
        cloud = n.add('ShaderNodeTexNoise', {'Vector': stretched, 'Scale': 2.6, 'Detail': 7, 'Roughness': .58}).outputs['Fac']
        shade = n.add('ShaderNodeMapRange', {'Value': cloud, 'From Min': .35, 'From Max': .68, 'To Min': 1.12, 'To Max': 1 - spec['clouds']}).outputs[0]
        colour = n.mix(1, colour, n.add('ShaderNodeCombineColor', {0: shade, 1: shade, 2: shade}).outputs[0], 'MULTIPLY')
    n.add('ShaderNodeOutputWorld', {0: n.add('ShaderNodeBackground', {0: colour, 1: spec.get('strength', 1)}).outputs[0]})
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 256


def camera(spec):
    made = bpy.data.cameras.new('camera')
    body = scene.camera = bpy.data.objects.new('camera', made)
    scene.collection.objects.link(body)
    aim(body, spec['at'], spec['to'])
    body.rotation_euler.rotate_axis('Z', math.radians(spec.get('tilt', 0)))
    made.lens, made.clip_end = spec['lens'], 600
    if 'aperture' in spec:
        made.dof.use_dof = True
        ahead = (Vector(spec['to']) - Vector(spec['at'])).normalized()
        made.dof.focus_distance = (Vector(spec['focus']) - Vector(spec['at'])).dot(ahead)
        made.dof.aperture_fstop, made.dof.aperture_blades = spec['aperture'], 7


def develop(grade, fog):
    scene.use_nodes = True
    n = Nodes(scene.node_tree)
    layers = n.add('CompositorNodeRLayers').outputs
    image = layers['Image']
    if fog:
        ramp = n.add('CompositorNodeValToRGB', {0: layers['Mist']})
        ramp.color_ramp.elements[0].color = (0, 0, 0, 1)
        ramp.color_ramp.elements[1].color = rgba([fog.get('onSky', .1)] * 3)
        # It falls again behind the farthest houses, so that their edges against the sky get no bright line.
        for at in (.2, .4, .6, .78):
            share = fog['most'] * (1 - math.exp(-2.6 * at)) / (1 - math.exp(-2.6 * .78))
            ramp.color_ramp.elements.new(at).color = rgba([share] * 3)
        image = n.mix(ramp.outputs[0], image, rgba(fog['colour']))
    glare = grade.get('glare')
    if glare:
        bloom = n.add('CompositorNodeGlare', {0: image}, glare_type='FOG_GLOW', quality='MEDIUM', threshold=glare['threshold'], size=8, mix=1).outputs[0]
        image = n.mix(glare['share'], image, bloom, 'ADD')
    if grade.get('shadows') or grade.get('highlights'):
        image = n.add('CompositorNodeColorBalance', {1: image}, correction_method='LIFT_GAMMA_GAIN',
                      lift=grade.get('shadows', (1, 1, 1)), gain=grade.get('highlights', (1, 1, 1))).outputs[0]
    if grade.get('vignette'):
        oval = n.add('CompositorNodeEllipseMask', width=1.15, height=.95).outputs[0]
        soft = n.add('CompositorNodeBlur', {0: oval}, filter_type='FAST_GAUSS', use_relative=True, factor_x=28, factor_y=28).outputs[0]
        dim = n.add('CompositorNodeMapRange', {0: soft, 1: 0, 2: 1, 3: 1 - grade['vignette'], 4: 1}).outputs[0]
        image = n.mix(1, image, dim, 'MULTIPLY')
    n.add('CompositorNodeComposite', {0: image})
    for name in ('Albedo', 'Normal'):
        guide = layers['Denoising ' + name]
        if name == 'Normal':
            guide = n.mix(1, n.mix(1, guide, (.5, .5, .5, 1), 'MULTIPLY'), (.5, .5, .5, 1), 'ADD')
        out = n.add('CompositorNodeOutputFile', base_path=folder)
        out.format.file_format, out.format.color_depth, out.format.color_mode = 'PNG', '8', 'RGB'
        out.file_slots[0].path = name.lower() + '-'
        scene.node_tree.links.new(guide, out.inputs[0])


scene.render.engine = 'CYCLES'
cycles = scene.cycles
cycles.device, cycles.samples, cycles.seed = 'CPU', int(samples), 1
cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, .04, 8
cycles.use_denoising = False
cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = 3, data.get('bounces', 1), 2, 24
cycles.caustics_reflective = cycles.caustics_refractive = False
cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 2, 12, 1
scene.render.resolution_x, scene.render.resolution_y = int(width), int(height)
scene.render.use_persistent_data = False
layer = scene.view_layers[0]
layer.use_pass_mist = True
layer.cycles.denoising_store_passes = True
for entry in data['meshes']:
    mesh(entry)
for entry in data['lights']:
    light(entry)
sky(data['sky'])
camera(data['camera'])
fog = data.get('fog')
if fog:
    scene.world.mist_settings.start, scene.world.mist_settings.depth = fog['from'], fog['to'] - fog['from']
    scene.world.mist_settings.falloff = 'LINEAR'
develop(data['grade'], fog)
scene.view_settings.view_transform = 'Filmic'
scene.view_settings.look = data['grade'].get('look', 'Medium High Contrast')
scene.view_settings.exposure = data['grade']['exposure']
scene.render.image_settings.file_format, scene.render.image_settings.color_depth, scene.render.image_settings.color_mode = 'PNG', '16', 'RGB'
scene.render.filepath = folder + '/beauty.png'
bpy.ops.render.render(write_still=True)
